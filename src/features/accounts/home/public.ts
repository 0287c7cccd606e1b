export { useFeatureNeeds } from '#features/accounts/home/feature-needs.client.ts'
