const KEY = /^[\x21-\x7e]{8,200}$/

export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key)

/** A key belongs to one person; an employee who acts for a customer has keys of their own. */
export const nameCaller = ({ id, actorId }: { readonly id: string; readonly actorId?: string | undefined }): string =>
  actorId === undefined ? id : `${actorId} for ${id}`
