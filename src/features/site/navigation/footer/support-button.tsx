import type { Link } from '#foundation/blocks/public.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './support-button.module.css'

/** Floats at the lower right once the page is scrolled, and stops above the footer, whose links it never covers [2.25.5]. */
export const SupportButton = ({ link }: { link: Link | undefined }) =>
  link && (
    <aside className={styles.place} aria-label={link.label}>
      <a className={styles.button} href={link.href} data-support-button="">
        <Icon name="chat" size="small" />
        {link.label}
      </a>
    </aside>
  )
