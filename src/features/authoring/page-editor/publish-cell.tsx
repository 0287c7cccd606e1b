import { useEffect, useState, type SyntheticEvent } from 'react'
import { loadStaticPage } from '#browser/static-page.ts'
import { lookAtPage } from '#features/authoring/page-editor/look-at-page.client.ts'
import { previewAddress, type Viewer } from '#features/authoring/page-editor/preview-view.rules.ts'
import type { CellFault, MarketRow } from '#features/authoring/page-editor/publish.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

export const STATE_TONES = { ready: 'ok', warned: 'warn', blocked: 'bad', same: 'idle' } as const
const SCREENS = ['desktop', 'phone'] as const
export type CellScreen = (typeof SCREENS)[number]

type PublishCellProps = { row: MarketRow; address: string; viewer: Viewer; isShown: boolean }

/** The page as one kind of person sees it in one market, on both screens, and what is wrong with it there. */
export const PublishCell = ({ row, address, viewer, isShown }: PublishCellProps) => {
  const t = useTexts('page-editor')
  const [faults, setFaults] = useState<Readonly<Partial<Record<CellScreen, readonly CellFault[]>>>>({})
  const src = previewAddress({ address, viewer, at: '' })
  const [still, setStill] = useState<string>()
  useEffect(() => {
    if (!isShown) return
    const leaving = new AbortController()
    void loadStaticPage(src, leaving.signal).then((page) => page !== undefined && setStill(page))
    return () => leaving.abort()
  }, [isShown, src])
  const look = (screen: CellScreen, { currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    if (still === undefined) return
    const found = lookAtPage(currentTarget.contentDocument)
    setFaults((before) => ({ ...before, [screen]: found }))
  }
  const all = SCREENS.flatMap((screen) => (faults[screen] ?? []).map((fault) => ({ screen, fault })))
  const state = all.length > 0 && (row.state === 'ready' || row.state === 'same') ? 'warned' : row.state
  return (
    <td>
      {isShown && still !== undefined && (
        <a className={styles.thumbs} href={src} target="_blank" rel="noreferrer">
          <span className="visually-hidden">
            {t('matrix.open', { locale: row.locale, viewer: t(`viewer.${viewer}` as 'viewer.visitor') })}
          </span>
          {SCREENS.map((screen) => (
            <span key={screen} className={styles.thumb} data-screen={screen} data-state={state}>
              <iframe
                srcDoc={still}
                title={t('preview.frame')}
                sandbox="allow-same-origin"
                tabIndex={-1}
                aria-hidden="true"
                onLoad={(event) => look(screen, event)}
              />
            </span>
          ))}
        </a>
      )}
      <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
      {all.length > 0 && (
        <ul className={styles.checks}>
          {all.map(({ screen, fault }) => (
            <li key={`${screen} ${fault}`}>
              {t(`screen.${screen}`)}: {t(`fault.${fault}`)}
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}
