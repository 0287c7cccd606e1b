import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { describeMedia, readMedia, removeMedia } from '#features/authoring/media-library/library.api.ts'
import { FocalPoint } from '#features/authoring/media-library/focal-point.tsx'
import { MediaReplace } from '#features/authoring/media-library/media-replace.tsx'
import { MediaUses } from '#features/authoring/media-library/media-uses.tsx'
import { lookUp } from '#kernel/look-up.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

type Details = ReplyOf<typeof readMedia>
type MediaDetailsProps = { path: string; onClose: () => void; onDone: (reported: string) => void }

const FORM = 'media-details'

const DetailsForm = ({ asset, onDone }: { asset: Details; onDone: MediaDetailsProps['onDone'] }) => {
  const t = useTexts('media-library')
  const [alts, setAlts] = useState(asset.alts)
  const [isDecorative, setDecorative] = useState(asset.isDecorative)
  const [tags, setTags] = useState(asset.tags.join(', '))
  const [focus, setFocus] = useState(asset.focus)
  const [licence, setLicence] = useState(asset.licence)
  const [ends, setEnds] = useState(asset.licenceEnds ?? '')
  const [hasTried, setTried] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isPicture = asset.mediaType.startsWith('image/')
  const isMissing = (language: string): boolean => isPicture && !isDecorative && (lookUp(alts, language) ?? '').trim() === ''
  const save = async (): Promise<void> => {
    setTried(true)
    if (asset.languages.some(isMissing)) return
    const body = {
      ...{ path: asset.path, alts, isDecorative, focus, licence, tags: tags.split(',') },
      licenceEnds: ends === '' ? null : ends,
    }
    const answer = await call(describeMedia, { body, errors: 'own' })
    setFailed(!answer.ok)
    if (answer.ok) onDone(t('saved', { path: asset.path }))
  }
  return (
    <form
      id={FORM}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isPicture && (
        <>
          <FocalPoint src={asset.address} point={focus} onChange={setFocus} />
          <FormGroup legend={t('alt')}>
            <Checkbox
              label={t('decorative')}
              checked={isDecorative}
              onChange={(event) => setDecorative(event.currentTarget.checked)}
            />
            {!isDecorative &&
              asset.languages.map((language) => (
                <TextField
                  key={language}
                  size="small"
                  label={t(`language.${language}` as 'language.en')}
                  lang={language}
                  maxLength={300}
                  value={lookUp(alts, language) ?? ''}
                  error={hasTried && isMissing(language) ? t('alt.needed') : undefined}
                  onChange={(event) => setAlts({ ...alts, [language]: event.currentTarget.value })}
                />
              ))}
          </FormGroup>
        </>
      )}
      <TextField
        label={t('tags')}
        hint={t('tags.hint')}
        value={tags}
        maxLength={400}
        onChange={(event) => setTags(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextField
          label={t('licence')}
          value={licence}
          maxLength={300}
          onChange={(event) => setLicence(event.currentTarget.value)}
        />
        <TextField
          label={t('licence.ends')}
          hint={t('licence.hint')}
          type="date"
          value={ends}
          onChange={(event) => setEnds(event.currentTarget.value)}
        />
      </div>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </form>
  )
}

/** Facts of a picture or file, where it is used, and its replacement. */
export const MediaDetails = ({ path, onClose, onDone }: MediaDetailsProps) => {
  const t = useTexts('media-library')
  const media = useEndpointQuery(readMedia, { query: { path } }, { staleTime: 0 })
  const [refusal, setRefusal] = useState<'remove.used' | 'failed'>()
  const asset = media.data
  const remove = async (): Promise<void> => {
    const answer = await call(removeMedia, { query: { path }, errors: 'own' })
    if (answer.ok) onDone(t('removed', { path }))
    else setRefusal(answer.status === 409 ? 'remove.used' : 'failed')
  }
  return (
    <Dialog
      open
      size="wide"
      title={path}
      description={asset && `${asset.mediaType}, ${t('version', { number: asset.version })}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" disabled={!asset} onClick={() => void remove()}>
            {t('remove')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM} disabled={!asset}>
            {t('save')}
          </Button>
        </>
      }
    >
      {media.isError && <Message tone="bad">{t('failed')}</Message>}
      {refusal && (
        <Message tone="bad" live>
          {t(refusal)}
        </Message>
      )}
      {asset && (
        <div className={styles.form}>
          <DetailsForm key={asset.version} asset={asset} onDone={onDone} />
          <MediaUses asset={asset} />
          <MediaReplace asset={asset} onDone={onDone} />
        </div>
      )}
    </Dialog>
  )
}
