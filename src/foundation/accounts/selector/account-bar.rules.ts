/** Whether the person who was here last has an account bar; a hint for the eye, so that nothing moves. */
export const ACCOUNT_BAR_KEY = 'accountBar'
