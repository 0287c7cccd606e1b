type Rights = { readonly roles?: unknown; readonly status?: unknown }

const CUSTOMER = ['customer']
const isClosed = (status: unknown): boolean => status === 'deactivated' || status === 'denied'
const readRoles = (roles: unknown): string[] =>
  Array.isArray(roles) && roles.length > 0 ? roles.map(String).toSorted() : CUSTOMER

export type RightChange = {
  /** Written out, where they differ; a new person begins as a customer. */
  readonly roles?: { readonly before: string; readonly after: string }
  readonly access?: 'opened' | 'closed'
}

/** The rights that a line changes, and whether the person may sign in. */
export const compareRights = (before: Rights | undefined, after: Rights): RightChange => {
  const [former, latter] = [readRoles(before?.roles).join(', '), readRoles(after.roles).join(', ')]
  const [wasClosed, isNowClosed] = [isClosed(before?.status), isClosed(after.status)]
  return {
    ...(former !== latter && { roles: { before: former, after: latter } }),
    ...(wasClosed !== isNowClosed && { access: isNowClosed ? 'closed' : 'opened' }),
  }
}
