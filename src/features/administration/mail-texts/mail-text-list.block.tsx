import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { MailEditor } from '#features/administration/mail-texts/mail-editor.tsx'
import { listMailTemplates, readMailTemplate } from '#features/administration/mail-texts/mail-texts.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Tag } from '#ui/badge.tsx'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './mail-texts.module.css'

type Mails = ReplyOf<typeof listMailTemplates>['mails']

const MailLinks = ({ mails, current }: { mails: Mails; current: string | null }) => {
  const t = useTexts('mail-texts')
  return (
    <nav aria-label={t('list')} className={styles.links} data-folded={current === null ? undefined : ''}>
      <ul>
        {mails.map(({ template, name, changed }) => (
          <li key={template}>
            <a href={`?mail=${template}`} aria-current={template === current ? 'true' : undefined}>
              {name}
            </a>
            <small>{template}</small>
            {changed.length > 0 && <Tag>{t('changed', { languages: changed.join(', ') })}</Tag>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Editor = ({ template }: { template: string }) => {
  const { data, isError, refetch } = useEndpointQuery(readMailTemplate, { params: { template } }, { staleTime: 0 })
  if (isError) return <ErrorState headingLevel={2} onRetry={() => void refetch()} />
  return data ? <MailEditor mail={data} /> : <Spinner />
}

/** Every mail that the site sends: one link each, and the words of the chosen one. */
export const Block = () => {
  const t = useTexts('mail-texts')
  const { language } = usePage().locale
  const { data, isError, refetch } = useEndpointQuery(listMailTemplates, { query: { language } }, { staleTime: 0 })
  if (isError) return <ErrorState headingLevel={2} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Section space="tight">
        <Spinner />
      </Section>
    )
  const current = new URLSearchParams(location.search).get('mail')
  const chosen = data.mails.find(({ template }) => template === current)
  return (
    <Section space="tight">
      <div className={styles.screen}>
        {chosen && <a href={location.pathname}>{t('all')}</a>}
        <MailLinks mails={data.mails} current={chosen?.template ?? null} />
        {chosen && <Editor template={chosen.template} />}
      </div>
    </Section>
  )
}
