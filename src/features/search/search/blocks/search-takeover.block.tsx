import { lazy, Suspense, useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { SearchTakeover } from '#features/search/search/blocks/search-takeover.schema.ts'
import { dismissHighlight } from '#features/search/search/takeover/highlight.client.ts'
import { Highlight } from '#features/search/search/takeover/highlight.tsx'
import { SearchBar } from '#features/search/search/takeover/search-bar.tsx'
import { SearchPanel } from '#features/search/search/takeover/search-panel.tsx'
import { useSearchBox } from '#features/search/search/takeover/use-search-box.client.ts'
import { IconButton } from '#ui/button.tsx'
import { keepScrollbarRoom } from '#ui/dialog-room.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-takeover.module.css'

const ShortcutSetting = lazy(() =>
  import('#features/search/search/takeover/shortcut-setting.tsx').then((file) => ({ default: file.ShortcutSetting })),
)

/** The header's variant [2.8.1]. It arrives when someone reaches for the search. */
export const Block = (settings: SearchTakeover) => {
  const t = useTexts('search')
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLFormElement>(null)
  const { input, isShown, show, hide, bar, panel } = useSearchBox({
    id: 'search-0',
    settings,
    drawnTypes: settings.types.map(({ type }) => type),
  })

  const open = useEffectEvent((event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches('[data-search-open]')) return
    event.preventDefault()
    dismissHighlight()
    if (dialog.current?.open) return
    opener.current = event.target
    keepScrollbarRoom()
    // Its options are there when it opens.
    flushSync(show)
    dialog.current?.showModal()
    input.current?.focus()
    input.current?.select()
  })
  useEffect(() => {
    const listener = (event: SubmitEvent): void => open(event)
    document.addEventListener('submit', listener)
    return () => document.removeEventListener('submit', listener)
  }, [])

  const close = () => dialog.current?.close()
  // The dialog itself is only hit beside what it holds.
  const closeBeside = ({ target, currentTarget }: MouseEvent) => void (target === currentTarget && close())
  const end = () => {
    hide()
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, by the browser */}
      <dialog className={styles.dialog} aria-label={t('open')} ref={dialog} onClick={closeBeside} onClose={end}>
        <div className={`wrap ${styles.sheet}`}>
          <div className={styles.head}>
            <SearchBar {...bar} />
            <IconButton label={t('close')} onClick={close}>
              <Icon name="close" />
            </IconButton>
          </div>
          <SearchPanel {...panel} />
          {isShown && (
            <Suspense fallback={null}>
              <ShortcutSetting />
            </Suspense>
          )}
        </div>
      </dialog>
      <Highlight />
    </>
  )
}
