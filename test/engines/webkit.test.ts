import { describeFlows } from './describe-flows.ts'

describeFlows('webkit')
