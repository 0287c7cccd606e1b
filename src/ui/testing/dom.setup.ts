import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long a test waits for what must come. It fails by what never comes, not by a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

// All test files share one document: what one test rendered must be gone before the next.
afterEach(cleanup)
