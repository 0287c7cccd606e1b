export { ProofLink } from '#features/reauthentication/proof-link.tsx'
export { askReauthentication } from '#features/reauthentication/ask-reauthentication.client.ts'
