/** Dialogs that are shown at each sign-in until they were closed once; the others end with what they are about [2.10.2]. */
export const CLOSABLE_STATUSES = ['unidentifiedUser', 'identifiedUser', 'newBrandCustomer'] as const
