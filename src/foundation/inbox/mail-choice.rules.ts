/** How a person hears of a kind of entry by mail; every entry is in the inbox as well. */
export const MAIL_CHOICES = ['at-once', 'daily', 'none'] as const
export type MailChoice = (typeof MAIL_CHOICES)[number]
