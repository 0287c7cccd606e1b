import { lookUp } from '#kernel/look-up.ts'

/** Access statuses of a tool [3.5.2, 9.3.1]. */
export const ACCESS_STATUSES = ['Approved', 'Pending', 'Denied', 'Not Permitted', 'Not Requested'] as const
export type AccessStatus = (typeof ACCESS_STATUSES)[number]

/** The tool that opens ordering online, the same id in every tenant [6.6.1]. */
export const ECOMMERCE_TOOL_ID = 'ecommerce'
/** The tool that opens the training catalogue [6.9.1]. */
export const TRAINING_TOOL_ID = 'training'

export type ToolNames = Readonly<Partial<Record<string, string>>>

/** As the reader's language calls it; its first name where that language has none. */
export const nameTool = ({ name, names }: { readonly name: string; readonly names?: ToolNames }, language: string): string =>
  lookUp(names ?? {}, language) ?? name

/** One tool and how far a person got with it, as contact details tell it [3.3.4]. */
export type ToolAccess = {
  readonly masterToolId: string
  readonly name: string
  readonly status: AccessStatus
  readonly lmsUserId?: string
  /** Only where it is so: nobody like this person can ask for it. */
  readonly isClosed?: true
}
