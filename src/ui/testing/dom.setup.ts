import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// All test files share one document: what one test rendered must be gone before the next.
afterEach(cleanup)
