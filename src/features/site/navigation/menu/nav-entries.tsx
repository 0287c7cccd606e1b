import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { usePageFact } from '#foundation/blocks/public.ts'
import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { markCurrent } from '#features/site/navigation/menu/current-entry.rules.ts'
import { EntryLink } from '#features/site/navigation/menu/entry-link.tsx'
import { opensByTap } from '#features/site/navigation/menu/flyout.rules.ts'
import { FlyoutPanel } from '#features/site/navigation/menu/flyout-panel.tsx'
import type { SubnavLoader } from '#features/site/navigation/menu/subnav-loader.client.ts'
import { useFlyouts } from '#features/site/navigation/menu/use-flyouts.client.ts'
import type { Rest } from '#features/site/navigation/menu/early-rest.client.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './primary-nav.module.css'

type Entry = SiteHeader['entries'][number]

type FlyoutEntryProps = {
  entry: Entry
  id: string
  /** Not before the script is there: no page carries a panel. */
  loader: SubnavLoader | undefined
  flyouts: ReturnType<typeof useFlyouts>
}

/** The link leads to the entry's page; the button and a resting pointer open what lies below, which is not in the page. */
const FlyoutEntry = ({ entry, id, loader, flyouts: { flyout, open, close, toggle } }: FlyoutEntryProps) => {
  const t = useTexts('navigation')
  const { label, href } = entry
  const current = usePageFact((page) => markCurrent(page, href))
  const [item, setItem] = useState<HTMLElement | null>(null)
  const link = item?.querySelector<HTMLElement>(':scope > a')
  const isOpen = flyout?.href === href
  const followTap = (event: MouseEvent): void => {
    if (isOpen || !link || loader?.hasFailed(link) || !opensByTap(event.nativeEvent)) return
    event.preventDefault()
    open(href)
  }
  const followKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(href, true)
  }
  return (
    <li data-nav-item="" ref={setItem}>
      <EntryLink {...{ entry, isOpen, current }} onClick={followTap} onKeyDown={followKey} />
      <button
        type="button"
        className={styles.toggle}
        data-nav-toggle=""
        aria-label={t('more', { label })}
        aria-expanded={isOpen}
        aria-controls={loader && id}
        onClick={() => toggle(href)}
        onKeyDown={followKey}
      >
        <Icon name="down" size="small" />
      </button>
      {loader && link && (
        <FlyoutPanel {...{ id, label, link, loader, isOpen }} takesFocus={isOpen && flyout.takesFocus} onFail={close} />
      )}
    </li>
  )
}

const PlainEntry = ({ entry }: { entry: Entry }) => (
  <li>
    <EntryLink entry={entry} current={usePageFact((page) => markCurrent(page, entry.href))} />
  </li>
)

type NavEntriesProps = Pick<SiteHeader, 'entries'> & { loader?: SubnavLoader; readRest?: () => Rest | undefined }

/** The first level, as the server draws it and as the island takes it over. */
export const NavEntries = ({ entries, loader, readRest }: NavEntriesProps) => {
  const bar = useRef<HTMLUListElement>(null)
  const flyouts = useFlyouts(bar, { loader, readRest })
  return (
    <ul ref={bar}>
      {entries.map((entry, index) =>
        entry.subnav ? (
          <FlyoutEntry key={entry.href} id={`flyout-${index}`} {...{ entry, loader, flyouts }} />
        ) : (
          <PlainEntry key={entry.href} entry={entry} />
        ),
      )}
    </ul>
  )
}
