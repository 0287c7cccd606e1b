import { TRAINING_TOOL_ID } from '#foundation/entitlements/public.ts'

/** As much of an account as decides what its people may find. */
export type AudienceAccount = { readonly number: string; readonly erpId: string }

export type AudienceTool = { readonly masterToolId: string; readonly status: string; readonly lmsUserId?: string }

export type AudienceFacts = {
  readonly userId: string
  readonly soldTos: readonly AudienceAccount[]
  readonly tools: readonly AudienceTool[]
  readonly roles: readonly string[]
}

/** Two ERPs may use one number for two customers, so the number alone would show one the other's documents. */
export const soldToToken = ({ erpId, number }: AudienceAccount): string => `sold-to:${erpId}~${number}`

export const userToken = (id: string): string => `user:${id}`

export const toolToken = (id: string): string => `tool:${id}`

/** As pages name those that they are for. */
const roleToken = (role: string): string => `role:${role}`

/** Training takes an id of the learning system as well [6.9.1]. */
const isOpen = ({ masterToolId, status, lmsUserId }: AudienceTool): boolean =>
  status === 'Approved' && (masterToolId !== TRAINING_TOOL_ID || Boolean(lmsUserId?.trim()))

/** Additional rights of signed-in people; each document names the tokens that open it [T-26]. */
export const listAudience = ({ userId, soldTos, tools, roles }: AudienceFacts): string[] => [
  'signed-in',
  userToken(userId),
  ...roles.map(roleToken),
  ...new Set(soldTos.map(soldToToken)),
  ...tools.filter(isOpen).map(({ masterToolId }) => toolToken(masterToolId)),
]
