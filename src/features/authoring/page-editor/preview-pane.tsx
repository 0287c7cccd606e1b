import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { listMarkets } from '#features/authoring/authoring/public.ts'
import { PageCanvas, type CanvasProps } from '#features/authoring/page-editor/page-canvas.tsx'
import { ShareDialog } from '#features/authoring/page-editor/share-dialog.tsx'
import {
  addressOf,
  personaOf,
  previewAddress,
  readTime,
  VIEWERS,
  type Viewer,
} from '#features/authoring/page-editor/preview-view.rules.ts'
import type { PageEditor } from '#features/authoring/page-editor/page-editor.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

const SCREENS = ['desktop', 'tablet', 'phone'] as const
type Screen = (typeof SCREENS)[number]

/** As the page has them in a window of its own, but for leading the editor away. */
const RIGHTS = 'allow-scripts allow-same-origin allow-forms'

type PreviewPaneProps = Omit<CanvasProps, 'address'> & { page: PageEditor['page'] }

/** The page in other languages and markets, as others see it and on other screens. */
export const PreviewPane = ({ page, ...canvas }: PreviewPaneProps) => {
  const t = useTexts('page-editor')
  const [locale, setLocale] = useState(page.locale)
  const [screen, setScreen] = useState<Screen>('desktop')
  const [viewer, setViewer] = useState<Viewer>('author')
  const [at, setAt] = useState('')
  const [isSharing, setSharing] = useState(false)
  const markets = useEndpointQuery(listMarkets, { params: { id: page.id } })
  const locales = markets.data?.markets.map((market) => market.locale) ?? [page.locale]
  const [country = '', language = ''] = locale.split('/')
  const countries = [...new Set(locales.map((each) => each.slice(0, 2)))]
  const languages = locales.filter((each) => each.startsWith(`${country}/`)).map((each) => each.slice(3))
  const isHere = locale === page.locale && screen === 'desktop' && viewer === 'author' && readTime(at) === undefined
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
        <PageCanvas {...canvas} address={addressOf(page)} />
      ) : (
        <iframe
          key={`${locale} ${viewer} ${canvas.etag} ${at}`}
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
