import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import {
  createPreviewLink,
  LINK_HOURS,
  listPreviewLinks,
  revokePreviewLink,
  type Persona,
} from '#features/authoring/page-preview/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type ShareDialogProps = { pageId: string; persona: Persona; at: string | undefined; onClose: () => void }

/** A link that shows a colleague the draft, as it is seen here, for a while. */
export const ShareDialog = ({ pageId, persona, at, onClose }: ShareDialogProps) => {
  const t = useTexts('page-editor')
  const { dateTime } = useFormats()
  const [hours, setHours] = useState(String(LINK_HOURS[1]))
  const [url, setUrl] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const links = useEndpointQuery(listPreviewLinks, { params: { id: pageId } }, { staleTime: 0 })
  const make = async (): Promise<void> => {
    const body = { persona, hours: Number(hours), ...(at !== undefined && { at }) }
    const answer = await call(createPreviewLink, { params: { id: pageId }, body, errors: 'own' })
    setFailed(!answer.ok)
    setCopied(false)
    if (answer.ok) setUrl(new URL(answer.data.url, location.href).href)
    await refreshQueries(listPreviewLinks)
  }
  const revoke = async (link: string): Promise<void> => {
    const answer = await call(revokePreviewLink, { params: { id: pageId, link }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listPreviewLinks)
  }
  return (
    <Dialog
      open
      title={t('share.title')}
      description={t('share.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void make()}>{t('share.make')}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Select
          label={t('share.hours')}
          options={LINK_HOURS.map((value) => ({ value: String(value), label: t('share.hoursOf', { hours: value }) }))}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
        {url !== undefined && (
          <div className={styles.line}>
            <TextField
              label={t('share.link')}
              hint={t('share.once')}
              value={url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              variant="secondary"
              onClick={() =>
                void navigator.clipboard.writeText(url).then(
                  () => setCopied(true),
                  () => setFailed(true),
                )
              }
            >
              {t(isCopied ? 'share.copied' : 'share.copy')}
            </Button>
          </div>
        )}
        {hasFailed && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        <ul className={styles.outline} aria-label={t('share.links')}>
          {(links.data?.links ?? []).map(({ id, persona: as, by, expiresAt }) => (
            <li key={id} className={styles.tools}>
              <span>
                {t('share.until', { persona: t(`viewer.draft-${as}`), by: by ?? t('someone'), time: dateTime(expiresAt) })}
              </span>
              <Button variant="quiet" size="small" onClick={() => void revoke(id)}>
                {t('share.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
