export type ConfirmationPurpose = 'change-email' | 'revalidate'

/** Long enough for a weekend. */
export const LINK_HOURS = 72

export const CONFIRM_PATH = '/account/confirm'
export const RESTORE_PATH = '/account/restore-email'

export const endOfLink = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * 3_600_000)
