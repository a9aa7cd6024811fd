/** Replaces `notices.ts` in a production build, and logs nothing. */
export function noticeName(_name: string): void {}

export function noticeOption(_option: string, _instead: string): void {}
