// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface BeginCheckoutInput {
    readonly planId?: string;
    readonly option?: PlanChangeOption;
}

export interface CheckoutActions {
    begin(input?: BeginCheckoutInput): Promise<Outcome>;
    choosePlan(input: ChoosePlanInput): Promise<Outcome>;
    submitBillingDetails(details: PaymentDetails): Promise<Outcome>;
    prepareCard(): Promise<Outcome<PaymentSite>>;
    submitCard(input: SubmitCardInput): Promise<Outcome>;
    keepMethod(): Promise<Outcome>;
    confirm(): Promise<Outcome>;
    check(): Promise<Outcome>;
    back(): void;
    restart(): void;
}

export interface CheckoutChoice {
    readonly plan: Plan;
    readonly option: PlanChangeOption | null;
    readonly cost: PlanChangeCost;
    readonly losses: readonly PlanLoss[];
}

export interface CheckoutState {
    readonly step: CheckoutStep;
}

export type CheckoutStep = {
    readonly name: 'loading';
} | {
    readonly name: 'choosePlan';
    readonly billing: Billing;
    readonly plans: readonly OfferedPlan[];
} | {
    readonly name: 'billingDetails';
    readonly choice: CheckoutChoice;
    readonly details: PaymentDetails;
    readonly method: PaymentMethod | null;
} | {
    readonly name: 'paymentMethod';
    readonly choice: CheckoutChoice;
    readonly details: PaymentDetails;
    readonly method: PaymentMethod | null;
} | {
    readonly name: 'confirm';
    readonly choice: CheckoutChoice;
    readonly details: PaymentDetails;
    readonly method: PaymentMethod | null;
    readonly isResumed: boolean;
} | {
    readonly name: 'unclear';
    readonly planId: string;
} | {
    readonly name: 'done';
    readonly billing: Billing;
    readonly isTrialConfirmed: boolean;
} | {
    readonly name: 'refused';
    readonly reason: BillingRefusal;
};

export interface ChoosePlanInput {
    readonly planId: string;
    readonly option?: PlanChangeOption | undefined;
}

export interface OfferedPlan {
    readonly plan: Plan;
    readonly isCurrent: boolean;
    readonly refusal: BillingRefusal | null;
}

export interface SubmitCardInput {
    readonly field: PaymentField;
}

export const checkoutFeature: Feature<CheckoutState, CheckoutActions>;

export const useCheckout: FeatureHook<CheckoutState, CheckoutActions>;
