import { Suspense, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#browser/load-texts.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

/** `{subject}.shell.tsx` of a feature: what stands by on every page for people who are signed in, or were. */
type ShellModule = { readonly Shell: ComponentType }

const shells = import.meta.glob<ShellModule>('../{foundation,features/*}/*/*.shell.tsx', { eager: true })
const namespaceOf = (file: string): string => file.replace(/^\.\.\/(?:foundation|features\/[^/]+)\/([^/]+)\/.*$/, '$1')

/** Loaded only for those who need it: visitors never pay for it. Nothing of it is in the HTML, which is the same for all. */
export const openPortal = async (page: PageContext): Promise<void> => {
  const files = Object.keys(shells)
  const dictionaries = await loadTexts(new Set(['ui', ...files.map(namespaceOf)]), page.locale.language)
  const root = document.createElement('div')
  root.id = 'portal'
  document.body.append(root)
  createRoot(root).render(
    <TextsProvider dictionaries={dictionaries} locale={page.locale}>
      <PageProvider page={page}>
        {Object.values(shells).map(({ Shell }, index) => (
          <Suspense key={files[index]}>
            <Shell />
          </Suspense>
        ))}
      </PageProvider>
    </TextsProvider>,
  )
}
