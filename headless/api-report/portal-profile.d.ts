// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Profile {
    readonly id: string;
    readonly email: string;
    readonly isEmailVerified: boolean;
    readonly username: string;
    readonly name: string;
    readonly phoneNumber: string;
    readonly jobTitle: string;
    readonly address: string;
    readonly profilePictureUrl: string | null;
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly provider: string;
    readonly managedBy: string;
}

export interface ProfileActions extends RecordActions<Profile> {
    uploadPicture(input: UploadPictureInput): Promise<Outcome>;
}

export interface ProfileState extends RecordState<Profile> {
}

export interface UploadPictureInput {
    readonly dataUrl: string;
}

export const profileFeature: Feature<ProfileState, ProfileActions>;

export const useProfile: FeatureHook<ProfileState, ProfileActions>;
