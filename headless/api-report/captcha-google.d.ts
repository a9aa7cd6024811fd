// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface GoogleCaptchaOptions {
    readonly host?: 'www.google.com' | 'www.recaptcha.net';
    readonly nonce?: string;
    readonly trust?: (address: string) => unknown;
}

export function googleCaptcha({ host, nonce, trust }?: GoogleCaptchaOptions): CaptchaProvider;
