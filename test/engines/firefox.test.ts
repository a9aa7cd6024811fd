import { describeFlows } from './describe-flows.ts'

describeFlows('firefox')
