/** The hard-coded values of the profile page, unrelated to the signed-in user. */
export const profileSample = {
  name: 'Ada Keller',
  role: 'Premium User',
  email: 'ada.keller@example.com',
  phone: '+1 (555) 010-4477',
  joined: 'January 2026',
  docsGenerated: 14,
  status: 'Active',
};

export const sampleDocuments = ['Project Proposal', 'Research Report', 'Meeting Notes'];
