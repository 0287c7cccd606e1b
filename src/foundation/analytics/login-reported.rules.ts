/** After the first page of a session [9.8.6]. */
export const LOGIN_DELAY_MS = 2000
/** In local storage while someone is signed in whose login was reported; one for all tabs. */
export const LOGIN_TOLD_KEY = 'loginTold'
