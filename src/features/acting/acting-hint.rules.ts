/** Readable by scripts; tells the page to ask whether someone acts for a customer. */
export const actingHintName = (domainId: string): string => `${domainId}-acting`
