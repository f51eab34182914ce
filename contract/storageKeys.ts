/** All keys of localStorage (docs/behaviour.md#storage-keys). */
export const storageKeys = {
  user: 'user',
  token: 'token',
  submission: 'ideakilnIdeaSubmission',
} as const;
