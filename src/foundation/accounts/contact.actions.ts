import { decideContact } from '#foundation/accounts/contact-access.rules.ts'
import type { ActionSlice } from '#kernel/action.ts'

export const contactActions: ActionSlice = {
  'see-contact-details': { decide: ({ person }) => decideContact(person.contactErrorCode) },
}
