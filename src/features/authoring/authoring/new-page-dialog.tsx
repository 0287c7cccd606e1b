import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { createPage, pageForm, readPage } from '#features/authoring/authoring/authoring.api.ts'
import type { ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'
import { isPagePath } from '#features/authoring/authoring/page-path.rules.ts'
import {
  startPage,
  suggestCopyPath,
  suggestPath,
  TEMPLATE_NAMES,
  type TemplateName,
} from '#features/authoring/authoring/page-template.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-list.module.css'

type NewPageDialogProps = {
  locales: readonly string[]
  locale: string
  /** The page to copy, in place of a template. */
  from?: ListedPage | undefined
  onClose: () => void
  onMade: (address: string) => void
}

type Values = {
  readonly title: string
  readonly path: string
  readonly locale: string
  readonly template: TemplateName
  /** Of the page that is copied, read as it is sent. */
  readonly copied: Readonly<Record<string, unknown>> | undefined
}
const TAKEN = 409

/** A page from a template or from another page, as a draft. */
export const NewPageDialog = ({ locales, locale: here, from, onClose, onMade }: NewPageDialogProps) => {
  const t = useTexts('authoring')
  const ui = useTexts('ui')
  const [isTyped, setTyped] = useState(false)
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const suggest = (title: string, template: TemplateName): string =>
    from ? suggestCopyPath(from.path, title) : suggestPath(title, template)
  const first = from ? t('copy.name', { title: from.title }) : ''
  const form = useEndpointForm(createPage, {
    rules: pageForm,
    values: {
      title: first,
      path: suggest(first, 'article'),
      locale: from?.locale ?? here,
      template: 'article',
      copied: undefined,
    },
    bodyOf: ({ title, path, locale, template, copied }: Values) => ({
      ...{ locale, path },
      content: copied ? { ...copied, title: title.trim() } : startPage(template, title.trim()),
    }),
    faultsOf: ({ title, path }) => ({
      title: title.trim() === '' ? ui('form.missing') : undefined,
      path: isPagePath(path) && path !== '/' ? undefined : ui('form.field'),
    }),
    onSent: () => {
      onMade(`/${form.textOf('locale')}${form.textOf('path')}`)
    },
    onRefused: ({ status }) => {
      if (status === TAKEN) form.mark('path', t('taken'))
      else setFailed(true)
    },
  })
  const make = form.check(async () => {
    if (isReading) return undefined
    setFailed(false)
    if (from) {
      setReading(true)
      const read = await call(readPage, { params: { id: from.id }, errors: 'own' })
      setReading(false)
      if (!read.ok) return setFailed(true)
      form.change('copied', read.data.content)
    }
    return form.send()
  })
  const follow = (title: string, template: TemplateName): void => {
    if (!isTyped) form.change('path', suggest(title, template))
  }
  const fields = { title: form.field('title'), template: form.field('template'), path: form.field('path') }
  return (
    <Dialog
      open
      title={from ? t('copy.title', { title: from.title }) : t('new.title')}
      description={t('new.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="new-page" busy={form.isBusy || isReading}>
            {t('new.make')}
          </Button>
        </>
      }
    >
      <form {...form.props} id="new-page" className={styles.form} onSubmit={make}>
        <TextField
          label={t('title')}
          maxLength={200}
          data-autofocus
          {...fields.title}
          onChange={(event) => {
            void fields.title.onChange(event)
            follow(event.currentTarget.value, form.valueOf('template'))
          }}
        />
        {!from && (
          <Select
            label={t('template')}
            options={TEMPLATE_NAMES.map((value) => ({ value, label: t(`template.${value}`) }))}
            {...fields.template}
            onChange={(event) => {
              void fields.template.onChange(event)
              follow(form.textOf('title'), event.currentTarget.value as TemplateName)
            }}
          />
        )}
        <Select label={t('market')} options={locales.map((value) => ({ value, label: value }))} {...form.field('locale')} />
        <TextField
          label={t('address')}
          hint={t('address.hint')}
          maxLength={200}
          {...fields.path}
          onChange={(event) => {
            setTyped(true)
            void fields.path.onChange(event)
          }}
        />
      </form>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
