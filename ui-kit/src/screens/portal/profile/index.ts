export { Profile, type ProfileProps } from './profile.tsx'
export { ProfileSection, type ProfileSectionProps } from './profile-section.tsx'
