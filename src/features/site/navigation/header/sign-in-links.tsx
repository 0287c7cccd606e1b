import type { SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'

type SignInLinksProps = { links: SiteHeader['signInLinks']; signIn: string }

/** For those who are not signed in; a header without a list of its own still has the one way that matters. */
export const SignInLinks = ({ links, signIn }: SignInLinksProps) => {
  const t = useTexts('navigation')
  if (links.length === 0) return <a href={signIn}>{t('signIn')}</a>
  return links.map(({ label, href, addQueryParameter }) => (
    <a key={href} href={href} data-add-query-parameter={addQueryParameter ? '' : undefined}>
      {label}
    </a>
  ))
}
