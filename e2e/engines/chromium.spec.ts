import { defineJourneys } from './journeys.ts';
import { test } from './test.ts';

defineJourneys(test);
