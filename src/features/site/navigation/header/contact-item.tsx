import { usePageFact } from '#foundation/blocks/public.ts'
import { markCurrent } from '#features/site/navigation/menu/current-entry.rules.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'

type ContactProps = Pick<SiteHeader, 'contact'>

/** A link for everyone; for customers with accounts a dialog takes its place [2.3.23]. */
export const ContactItem = ({ contact }: ContactProps) => {
  const current = usePageFact((page) => contact && markCurrent(page, contact.href))
  if (!contact) return null
  return (
    <span data-header-item="contact-link">
      <a href={contact.href} aria-current={current} data-contact-us="">
        <Icon name="chat" size="small" />
        {contact.label}
      </a>
    </span>
  )
}
