import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { loadFragment } from '#browser/load-fragment.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { listMarkets } from '#features/authoring/public.ts'
import { ShareDialog } from '#features/page-editor/share-dialog.tsx'
import { personaOf, previewAddress, readTime, VIEWERS, type Viewer } from '#features/page-editor/preview-view.rules.ts'
import type { PageEditor } from '#features/page-editor/page-editor.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

const SCREENS = ['desk', 'tablet', 'phone'] as const
type Screen = (typeof SCREENS)[number]

/** As the page has them in a window of its own, but for leading the editor away. */
const RIGHTS = 'allow-scripts allow-same-origin allow-forms'

type PreviewPaneProps = {
  page: PageEditor['page']
  /** Changes when there is something new to see. */
  etag: string | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

const addressOf = ({ locale, path }: PageEditor['page']): string => `/${locale}${path === '/' ? '' : path}`

/** The page itself, block by block; a click chooses one. */
const Canvas = ({ page, etag, chosen, onChoose }: PreviewPaneProps) => {
  const place = useRef<HTMLDivElement>(null)
  const address = addressOf(page)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (etag === undefined) return
    const leaving = new AbortController()
    const draw = async (): Promise<void> => {
      const fragment = await loadFragment(`${address}.draft.html`, { signal: leaving.signal })
      if (!fragment || leaving.signal.aborted) return
      place.current?.replaceChildren(fragment.content)
      setDrawn((count) => count + 1)
    }
    void draw()
    return () => leaving.abort()
  }, [etag, address])
  useEffect(() => {
    const blocks = place.current?.querySelectorAll<HTMLElement>('[data-block-id]') ?? []
    for (const block of blocks) block.toggleAttribute('data-chosen', block.dataset['blockId'] === chosen)
    place.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, drawn])
  const choose = (event: MouseEvent): void => {
    // Links and buttons of the page are shown, not followed.
    event.preventDefault()
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block-id]') : null
    const id = block?.dataset['blockId']
    if (id !== undefined) onChoose(id)
  }
  // The outline does the same by keyboard.
  return <div ref={place} className={styles.canvas} onClickCapture={choose} onSubmit={(event) => event.preventDefault()} />
}

/** The page in other languages and markets, as others see it and on other screens. */
export const PreviewPane = ({ page, etag, chosen, onChoose }: PreviewPaneProps) => {
  const t = useTexts('page-editor')
  const [locale, setLocale] = useState(page.locale)
  const [screen, setScreen] = useState<Screen>('desk')
  const [viewer, setViewer] = useState<Viewer>('author')
  const [at, setAt] = useState('')
  const [isSharing, setSharing] = useState(false)
  const markets = useEndpointQuery(listMarkets, { params: { id: page.id } })
  const locales = markets.data?.markets.map((market) => market.locale) ?? [page.locale]
  const [country = '', language = ''] = locale.split('/')
  const countries = [...new Set(locales.map((each) => each.slice(0, 2)))]
  const languages = locales.filter((each) => each.startsWith(`${country}/`)).map((each) => each.slice(3))
  const isHere = locale === page.locale && screen === 'desk' && viewer === 'author' && readTime(at) === undefined
  const shown = markets.data?.markets.find((market) => market.locale === locale)
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.choices}>
        <Select
          size="small"
          label={t('language')}
          options={languages.map((value) => ({ value, label: t(`language.${value}` as 'language.en') }))}
          value={language}
          onChange={(event) => setLocale(`${country}/${event.currentTarget.value}`)}
        />
        <Select
          size="small"
          label={t('market')}
          options={countries.map((value) => ({ value, label: value.toUpperCase() }))}
          value={country}
          onChange={(event) => {
            const next = event.currentTarget.value
            setLocale(
              locales.find((each) => each === `${next}/${language}`) ?? locales.find((each) => each.startsWith(next)) ?? locale,
            )
          }}
        />
        <Select
          size="small"
          label={t('viewer')}
          options={VIEWERS.map((value) => ({ value, label: t(`viewer.${value}`) }))}
          value={viewer}
          onChange={(event) => setViewer(event.currentTarget.value as Viewer)}
        />
        <Select
          size="small"
          label={t('screen')}
          options={SCREENS.map((value) => ({ value, label: t(`screen.${value}`) }))}
          value={screen}
          onChange={(event) => setScreen(event.currentTarget.value as Screen)}
        />
        <TextField
          size="small"
          type="datetime-local"
          label={t('preview.at')}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <Button variant="secondary" size="small" disabled={!shown} onClick={() => setSharing(true)}>
          {t('share')}
        </Button>
      </div>
      {isHere ? (
        <Canvas {...{ page, etag, chosen, onChoose }} />
      ) : (
        <iframe
          key={`${locale} ${viewer} ${etag} ${at}`}
          className={styles.frame}
          sandbox={RIGHTS}
          data-screen={screen}
          title={t('preview.frame')}
          src={previewAddress({ address: addressOf({ ...page, locale }), viewer, at })}
        />
      )}
      {isSharing && shown && (
        <ShareDialog pageId={shown.id} persona={personaOf(viewer)} at={readTime(at)} onClose={() => setSharing(false)} />
      )}
    </section>
  )
}
