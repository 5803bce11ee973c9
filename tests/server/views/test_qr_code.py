"""QR codes are read back, by the rules of ISO 18004 and not by those of the one who drew them."""

import re

import pytest

from ludotheque.server.views import qr_code

ADDRESS = "https://play.example.org/table/a1B2c3D4e5F6"


def powers():
    """List the powers of 2 in the field."""
    found = [1]
    while len(found) < 255:
        twice = found[-1] * 2
        found.append(twice ^ 0x11D if twice > 255 else twice)
    return found


EXP = powers()
LOG = {value: power for power, value in enumerate(EXP)}


def at_root(words, power):
    """Evaluate a polynomial at a power of 2, by logarithms: nothing but zero if no codeword is wrong."""
    total = 0
    for word in words:
        total = (EXP[(LOG[total] + power) % 255] if total else 0) ^ word
    return total


def is_function(size, y, x):
    """Say whether a module belongs to the patterns, from the figure of the standard."""
    if y == 6 or x == 6 or (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9):
        return True
    return size > 21 and size - 9 <= y <= size - 5 and size - 9 <= x <= size - 5


def words_of(rows, mask):
    bits: list[bool] = []
    size, up, right = len(rows), True, len(rows) - 1
    while right > 0:
        right -= right == 6
        for step in range(size):
            y = size - 1 - step if up else step
            free = [x for x in (right, right - 1) if not is_function(size, y, x)]
            bits.extend(rows[y][x] ^ qr_code.MASKS[mask](y, x) for x in free)
        up, right = not up, right - 2
    return [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) // 8 * 8, 8)]


def read(rows):
    """Read a code: format, codewords, syndromes, text."""
    size = len(rows)
    first = [rows[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [rows[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    second = [rows[y][8] for y in range(size - 1, size - 8, -1)] + [rows[8][x] for x in range(size - 8, size)]
    assert first == second
    said = int("".join("01"[bit] for bit in first), 2) ^ 0b101010000010010
    level, mask = said >> 13, said >> 10 & 7
    assert 0 == level  # M
    count, length, correction = qr_code.BLOCKS[(size - 17) // 4 - 1]
    words = words_of(rows, mask)[: count * (length + correction)]
    data = [words[block : count * length : count] for block in range(count)]
    for block, part in enumerate(data):
        whole = part + words[count * length + block :: count]
        assert [0] * correction == [at_root(whole, power) for power in range(correction)]
    bits = "".join(f"{word:08b}" for part in data for word in part)
    assert "0100" == bits[:4]
    number = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * number, 8))


@pytest.mark.parametrize("length", [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])
def test_what_was_written_is_read_at_every_size(length):
    text = (ADDRESS * 3)[:length].encode()

    rows = qr_code.modules(text)

    assert text == read(rows)
    assert all(rows[3 + dy][3 + dx] == (max(abs(dy), abs(dx)) != 2) for dy in range(-3, 4) for dx in range(-3, 4))
    assert [n % 2 == 0 for n in range(8, len(rows) - 8)] == rows[6][8:-8]


def test_correction_is_that_of_the_well_known_example():
    """HELLO WORLD, version 1, level M."""
    words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]

    assert [196, 35, 39, 119, 235, 215, 231, 226, 93, 23] == qr_code.correcting(words, 10)


def test_the_format_is_that_of_the_table_of_the_standard():
    table = ["101010000010010", "101000100100101", "101111001111100", "101101101001011"]
    table += ["100010111111001", "100000011001110", "100111110010111", "100101010100000"]

    assert table == [f"{qr_code.format_bits(mask):015b}" for mask in range(8)]


def test_a_text_that_is_too_long_is_told():
    with pytest.raises(ValueError, match="expected at most 106 bytes, got 107"):
        qr_code.modules(b"x" * 107)


def test_the_drawing_has_a_module_for_every_dark_one_and_light_around():
    rows = qr_code.modules(ADDRESS.encode())
    drawing = qr_code.drawn(ADDRESS)

    places = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1", drawing)}

    assert {(x + 4, y + 4) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark} == places
    assert f'viewBox="0 0 {len(rows) + 8} {len(rows) + 8}"' in drawing
