import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { DrawAttachment, MailAttachment } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.ts'

export type AttachmentDrawing = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly attachment: MailAttachment
}

/** Finds the feature that draws a kind of paper. `services` is asked late: mail is one of them. */
export const createDrawAttachment = (features: readonly Feature[], services: () => Services): DrawAttachment => {
  const drawers = new Map(features.flatMap(({ mailAttachments = {} }) => Object.entries(mailAttachments)))
  return async (tx, tenant, attachment) => drawers.get(attachment.kind)?.({ tx, services: services(), tenant, attachment })
}
