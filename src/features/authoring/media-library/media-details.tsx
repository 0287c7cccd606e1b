import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { describeMedia, mediaForm, readMedia, removeMedia } from '#features/authoring/media-library/library.api.ts'
import { FocalPoint } from '#features/authoring/media-library/focal-point.tsx'
import { MediaReplace } from '#features/authoring/media-library/media-replace.tsx'
import { MediaUses } from '#features/authoring/media-library/media-uses.tsx'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
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

type Values = Record<`alt-${Language}`, string> & {
  isDecorative: boolean
  tags: string
  focus: { x: number; y: number }
  licence: string
  ends: string
}

/** A field for each language. */
const toAlts = (alts: Details['alts']): Record<`alt-${Language}`, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [`alt-${language}`, lookUp(alts, language) ?? ''])) as Record<
    `alt-${Language}`,
    string
  >

const readAlts = (values: Values): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, values[`alt-${language}`]] as const).filter(([, text]) => text !== ''),
  )

type DetailsFormProps = Pick<MediaDetailsProps, 'onDone'> & { asset: Details; onBusy: (isBusy: boolean) => void }

const DetailsForm = ({ asset, onDone, onBusy }: DetailsFormProps) => {
  const t = useTexts('media-library')
  const isPicture = asset.mediaType.startsWith('image/')
  const languages = LANGUAGES.filter((language) => asset.languages.includes(language))
  const { path, isDecorative, focus, licence } = asset
  const form = useEndpointForm(describeMedia, {
    rules: mediaForm,
    values: {
      ...toAlts(asset.alts),
      ...{ isDecorative, focus, licence, tags: asset.tags.join(', '), ends: asset.licenceEnds ?? '' },
    },
    bodyOf: (values: Values) => ({
      ...{ path, alts: readAlts(values), isDecorative: values.isDecorative, focus: values.focus, licence: values.licence },
      ...{ tags: values.tags.split(','), licenceEnds: values.ends === '' ? null : values.ends },
    }),
    faultsOf: (values) => {
      if (!isPicture || values.isDecorative) return {}
      const missing = languages.filter((language) => values[`alt-${language}`].trim() === '')
      return Object.fromEntries(missing.map((language) => [`alt-${language}`, t('alt.needed')]))
    },
    onSent: () => onDone(t('saved', { path })),
  })
  const save = form.check(async () => {
    onBusy(true)
    await form.send()
    onBusy(false)
  })
  return (
    <form {...form.props} id={FORM} className={styles.form} onSubmit={save}>
      {isPicture && (
        <>
          <FocalPoint src={asset.address} point={form.valueOf('focus')} onChange={(point) => form.change('focus', point)} />
          <FormGroup legend={t('alt')}>
            <Checkbox label={t('decorative')} {...form.box('isDecorative')} />
            {!form.valueOf('isDecorative') &&
              languages.map((language) => (
                <TextField
                  key={language}
                  size="small"
                  label={t(`language.${language}`)}
                  lang={language}
                  maxLength={300}
                  {...form.field(`alt-${language}`)}
                />
              ))}
          </FormGroup>
        </>
      )}
      <TextField label={t('tags')} hint={t('tags.hint')} maxLength={400} {...form.field('tags')} />
      <div className={styles.pair}>
        <TextField label={t('licence')} {...form.field('licence')} />
        <TextField label={t('licence.ends')} hint={t('licence.hint')} type="date" {...form.field('ends')} />
      </div>
      {form.outcome.error && (
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
  const [isSaving, setSaving] = useState(false)
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
          <Button type="submit" form={FORM} busy={isSaving} disabled={!asset}>
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
          <DetailsForm key={asset.version} asset={asset} onDone={onDone} onBusy={setSaving} />
          <MediaUses asset={asset} />
          <MediaReplace asset={asset} onDone={onDone} />
        </div>
      )}
    </Dialog>
  )
}
