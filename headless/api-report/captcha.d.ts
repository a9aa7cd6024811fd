// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CaptchaActions {
    prepare(): Promise<Outcome>;
    take(input: CaptchaInput): Promise<Outcome<string | undefined>>;
    takeAhead(input: CaptchaInput): Promise<Outcome>;
}

export interface CaptchaInput {
    readonly action: CaptchaAction;
}

export interface CaptchaState {
    readonly isAsked: boolean | null;
}

export const captchaFeature: Feature<CaptchaState, CaptchaActions>;

export function captchaToken(client: Client, action: CaptchaAction, signal: AbortSignal): Promise<string | undefined>;
