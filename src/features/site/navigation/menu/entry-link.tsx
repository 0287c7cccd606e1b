import type { ComponentProps } from 'react'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './entry-link.module.css'

type EntryLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'onKeyDown'> & {
  entry: SiteHeader['entries'][number]
  current: 'page' | undefined
  isOpen?: boolean
}

/** An entry of the first level, in the bar and in the phone's menu: it says where its lower levels load from [2.3.4]. */
export const EntryLink = ({ entry: { label, href, subnav, locked }, current, isOpen, ...handlers }: EntryLinkProps) => {
  const t = useTexts('navigation')
  return (
    <a
      href={href}
      aria-current={current}
      data-subnav={subnav}
      data-subnav-payload={subnav && JSON.stringify({ navTitle: label })}
      data-locked={locked ? 'true' : undefined}
      data-open={isOpen ? '' : undefined}
      {...handlers}
    >
      {label}
      {locked && (
        <span className={styles.lock}>
          <Icon name="lock" size="small" />
          <span className="visually-hidden">{`(${t('locked')})`}</span>
        </span>
      )}
    </a>
  )
}
