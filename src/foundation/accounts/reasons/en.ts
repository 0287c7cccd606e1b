/** Why something is allowed or not, and what would change it: one pair of texts for each rule. */
export const en = {
  'why.contact.readable': 'Your contact details can be read.',
  'why.contact.no-access': 'Our customer records refuse access for your user.',
  'why.contact.no-access.change': 'Contact us, so that we connect your user with your company.',
  'why.contact.failed': 'Our customer records could not be read.',
  'why.contact.failed.change': 'Try again later, and contact us if it stays so.',
} as const
