/** Readable by scripts; tells the page to ask whether someone acts for a customer. */
export const actingHintName = (domainId: string): string => `${domainId}-acting`

/** The demo's name, and that of a live site, which only this host can have set. */
export const actingHintNames = (domainId: string): readonly string[] => [
  actingHintName(domainId),
  `__Host-${actingHintName(domainId)}`,
]
