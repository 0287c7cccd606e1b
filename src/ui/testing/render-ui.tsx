import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

/** Renders in English with the design system's own texts. */
export const renderUi = (children: ReactNode) =>
  render(children, {
    wrapper: ({ children: inner }: { children: ReactNode }) => (
      <TextsProvider dictionaries={{ ui: en }} locale={DEFAULT_LOCALE}>
        {inner}
      </TextsProvider>
    ),
  })
