import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { bookmarkForm, keepBookmark, listQuickLinks } from '#foundation/favourites/public.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './home.module.css'

/** The path of an address that somebody copied from this site; others the server refuses. */
const toPath = (address: string): string => {
  const text = address.trim()
  return URL.canParse(text) && new URL(text).host === location.host ? text.replace(/^[a-z]+:\/\/[^/]+/i, '') : text
}

export const NewLink = () => {
  const t = useTexts('home')
  const ui = useTexts('ui')
  const form = useEndpointForm(keepBookmark, {
    rules: bookmarkForm,
    request: { params: { list: 'quick-links' } },
    values: { title: '', href: '' },
    bodyOf: ({ title, href }: { title: string; href: string }) => ({ kind: 'page' as const, title, href: toPath(href) }),
    faultsOf: ({ href }) => ({ href: href.trim() === '' ? ui('form.missing') : undefined }),
    onSent: () => {
      form.reset()
      return refreshQueries(listQuickLinks)
    },
  })
  const refused = form.outcome.error ? t('link.failed') : undefined
  return (
    <form {...form.props} className={styles.form}>
      <TextField label={t('link.name')} {...form.field('title')} />
      <TextField
        label={t('link.address')}
        hint={t('link.hint')}
        {...form.field('href')}
        error={form.errorOf('href') ?? refused}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" busy={form.isBusy}>
          {t('link.add')}
        </Button>
      </div>
    </form>
  )
}
