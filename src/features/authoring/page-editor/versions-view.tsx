import { useMemo, useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { listVersions, publishPage, readVersion, restoreVersion } from '#features/authoring/authoring/public.ts'
import type { AuthorFields } from '#foundation/blocks/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { compareContents, markBlocks } from '#features/authoring/page-editor/compare.rules.ts'
import { VersionPicture } from '#features/authoring/page-editor/version-picture.tsx'
import { lookUp } from '#kernel/look-up.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type VersionsViewProps = {
  pageId: string
  /** Of the page, without a suffix. */
  address: string
  fields: Readonly<Record<string, AuthorFields>>
  nameOf: (block: { readonly type: string }) => string
  draft: { readonly version: number; readonly content: PageContent }
  /** The version that the address names. */
  number: number | undefined
  /** With what to tell, where visitors see it already. */
  onRestored: (reported?: string) => Promise<void>
}

/** Attributes that are no field of a block. */
const FIELDS = ['place', 'into', 'order', 'title', 'description', 'template', 'audience', 'structure', 'config', 'flags'] as const
const MARKS = ['changed', 'new', 'gone'] as const

const Comparison = ({ pageId, address, fields, nameOf, draft, number, onRestored }: VersionsViewProps & { number: number }) => {
  const t = useTexts('page-editor')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const version = useEndpointQuery(readVersion, { params: { id: pageId, number: String(number) } })
  const differences = version.data ? compareContents(version.data.content as PageContent, draft.content) : []
  const marks = useMemo(
    () => (version.data ? markBlocks(version.data.content as PageContent, draft.content) : new Map<string, never>()),
    [version.data, draft.content],
  )
  const labelOf = (type: string | undefined, field: string): string => {
    const known = FIELDS.find((each) => each === field)
    if (known && (type === undefined || known === 'place' || known === 'into')) return t(`compare.${known}`)
    return lookUp(lookUp(fields, type ?? '') ?? {}, field)?.label ?? field
  }
  const restore = async (): Promise<void> => {
    setBusy(true)
    const answer = await call(restoreVersion, { params: { id: pageId, number: String(number) }, errors: 'own' })
    setBusy(false)
    setFailed(!answer.ok)
    if (answer.ok) await onRestored()
  }
  /** A mistake that visitors see is over with one click; who publishes it is checked as ever. */
  const takeBack = async (): Promise<void> => {
    setBusy(true)
    const restored = await call(restoreVersion, { params: { id: pageId, number: String(number) }, errors: 'own' })
    const published = restored.ok && (await call(publishPage, { params: { id: pageId }, body: {}, errors: 'own' }))
    setBusy(false)
    setFailed(!published || !published.ok)
    if (restored.ok) await onRestored(published !== false && published.ok ? t('restore.live', { number }) : undefined)
  }
  return (
    <div className={styles.comparison}>
      <div className={styles.between}>
        <h2>{t('compare', { one: number, two: draft.version })}</h2>
        <span className={styles.tools}>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void restore()}>
            {t('restore', { number })}
          </Button>
          <Button size="small" busy={isBusy} onClick={() => void takeBack()}>
            {t('restore.publish', { number })}
          </Button>
        </span>
      </div>
      {hasFailed && (
        <Message tone="bad" live>
          {t('restore.failed')}
        </Message>
      )}
      {differences.length > 0 && (
        <>
          <p className={styles.marks}>
            {MARKS.map((mark) => (
              <span key={mark} data-mark={mark}>
                {t(`mark.${mark}`)}
              </span>
            ))}
          </p>
          <div className={styles.pictures}>
            <VersionPicture label={t('version', { number })} address={`${address}.draft.html?version=${number}`} marks={marks} />
            <VersionPicture
              label={t('compare.draft', { number: draft.version })}
              address={`${address}.draft.html?version=${draft.version}`}
              marks={marks}
            />
          </div>
        </>
      )}
      {version.data && differences.length === 0 && <p>{t('compare.same')}</p>}
      {differences.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.matrix} aria-label={t('compare', { one: number, two: draft.version })}>
            <thead>
              <tr>
                <th scope="col">{t('compare.block')}</th>
                <th scope="col">{t('compare.field')}</th>
                <th scope="col">{t('compare.change')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ block, type, field, before, after }) => (
                <tr key={`${block} ${field}`}>
                  <td>{type === undefined ? t('page') : nameOf({ type })}</td>
                  <td>{labelOf(type, field)}</td>
                  <td>
                    {before && <del>{before}</del>} {after && <ins>{after}</ins>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** Every version that is stored: what it says otherwise, and the way back to it. */
export const VersionsView = (props: VersionsViewProps) => {
  const t = useTexts('page-editor')
  const { dateTime } = useFormats()
  const { pageId, draft, number } = props
  const list = useEndpointQuery(listVersions, { params: { id: pageId } }, { staleTime: 0 })
  const versions = list.data?.versions ?? []
  const shown = number ?? versions.find((version) => version.number !== draft.version)?.number
  return (
    <div className={styles.versions}>
      <nav aria-label={t('versions')} className={styles.outline}>
        {versions.map((version) => (
          <a
            key={version.number}
            href={`#version-${version.number}`}
            aria-current={version.number === shown ? 'true' : undefined}
          >
            <b>{t('version', { number: version.number })}</b>
            <span>
              {dateTime(version.at)}
              {version.by && `, ${version.by}`}
            </span>
            {version.published && <Badge tone="ok">{t('version.live')}</Badge>}
          </a>
        ))}
      </nav>
      {list.isError && <Message tone="bad">{t('failed')}</Message>}
      {shown !== undefined && <Comparison key={shown} {...props} number={shown} />}
    </div>
  )
}
