/** Types of files in brackets behind the name of a field: `budget (PDF)`, `audio file (wav, max 2 GB)`. */
export const fileTypes =
  /[(（](?:[^()（）]*[\s,/])?(?:pdf|jpe?g|png|heic|gif|svg|wav|mp[34]|mov|csv|docx?|xlsx?|zip)(?!\p{L})/iu;
