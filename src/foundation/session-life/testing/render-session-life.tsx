import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'
import { en } from '#foundation/session-life/texts/en.ts'

export const withTexts = (children: ReactNode): ReactNode => withPage(children, { 'session-life': en })

export const renderSessionLife = (children: ReactNode) => render(withTexts(children))
