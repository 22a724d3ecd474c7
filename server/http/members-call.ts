/** Calls of members are refused first. Uploads of photos wait in a queue of their own, and health must tell the truth. */
export const isMembersCall = (url: string, hasSession: boolean): boolean =>
  hasSession && url.startsWith('/api/') && url !== '/api/health' && url !== '/api/ready' && !url.endsWith('/add/photo')
