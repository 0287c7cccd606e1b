import type { AnchorHTMLAttributes } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './link.module.css'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** `inline` in running text, `onward` leads to more, `quiet` in lists and footers, `plain` where the whole block is the link. */
  variant?: 'inline' | 'onward' | 'quiet' | 'plain'
  /** Leaves this site: opens a new tab, and says so. */
  external?: boolean
}

const NewTabHint = () => <span className="visually-hidden"> ({useTexts('ui')('newTab')})</span>

export const Link = ({ variant = 'inline', external, children, ...rest }: LinkProps) => (
  <a {...rest} {...(external && { target: '_blank', rel: 'noopener' })} className={styles.link} data-variant={variant}>
    {children}
    {variant === 'onward' && !external && <Icon name="arrow" size="small" />}
    {external && <Icon name="out" size="small" />}
    {external && <NewTabHint />}
  </a>
)
