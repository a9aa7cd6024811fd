// The public surface of this entry, written by "npm run api-report". Do not edit.

export function FollowNextRouter({ basePath }: FollowNextRouterProps): ReactElement;

export interface FollowNextRouterProps {
    readonly basePath?: string;
}
