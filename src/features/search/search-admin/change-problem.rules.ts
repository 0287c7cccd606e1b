const PROBLEMS = ['same_list', 'too_many_lists', 'too_many_pins', 'bad_request', 'not_found', 'failed'] as const
export type ChangeProblem = (typeof PROBLEMS)[number]

/** The text for a change that the server refused, as far as there is one. */
export const chooseProblem = (said: unknown): ChangeProblem => {
  const { code } = (typeof said === 'object' && said !== null ? said : {}) as { readonly code?: unknown }
  return PROBLEMS.find((problem) => problem === code) ?? 'failed'
}
