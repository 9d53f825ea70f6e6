import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('the device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 Chrome/130 Mobile', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 0, 'other'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10, 'other'],
  ])('of %s with %d touches is %s', (userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
  });
});
