import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

type Look = {
  /** `accent` and `ghost` stand on a hero ground. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | 'ghost'
  size?: 'medium' | 'small'
  wide?: boolean
}

/** A `className` is for those who find the button by it, never for its looks. `busy` keeps the width, shows a spinner and refuses clicks; the label says what runs. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  wide,
  busy,
  onClick,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }) => (
  <button
    type="button"
    {...rest}
    className={className === undefined ? styles.button : `${styles.button} ${className}`}
    data-variant={variant}
    data-size={size === 'small' ? size : undefined}
    data-wide={wide || undefined}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? undefined : onClick}
  />
)

export const ButtonLink = ({
  variant = 'primary',
  size = 'medium',
  wide,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) => (
  <a
    {...rest}
    className={styles.button}
    data-variant={variant}
    data-size={size === 'small' ? size : undefined}
    data-wide={wide || undefined}
  >
    {children}
  </a>
)

/** Only for search, close, cart and saved: everything else has a visible word. */
export const IconButton = ({ label, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) => (
  <button type="button" {...rest} className={styles.iconButton} aria-label={label} />
)

/** The same as a link, such as to the cart; its words are inside, so that a count can follow them. */
export const IconLink = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={styles.iconButton}>
    {children}
  </a>
)
